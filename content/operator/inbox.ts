/** The words of the inbox page of the dashboard. */
export const inboxCopy = {
  messages: {
    title: 'Messages',
    empty: 'No messages. What visitors send from the contact page will be here, with a button to mark it as handled.',
    answer: 'Answer by mail',
    handle: 'Mark as handled',
    reopen: 'Take it up again',
    handled: 'handled {time}',
    allHandled: 'No message waits for an answer.',
    older: 'Handled of late: {count}',
  },
  requests: {
    title: 'Requests of buyers',
    note: 'Guarantee requests wait for you, and so do warnings of a bank that a card was used without its owner, unless your policy refunds them. Cancellations, withdrawals and your own refunds stand here only while the payment provider does not carry them out.',
    empty: 'No request waits. Guarantee requests will be here, to be paid back or answered.',
    kinds: {
      guarantee: 'Wants money back',
      withdraw: 'Withdraws',
      cancel: 'Cancels',
      refund: 'Is owed a refund',
      'fraud-warning': 'Bank warns of fraud',
    } as Readonly<Record<string, string>>,
    disputed: 'The buyer disputed this payment at the bank, which decides about it: it cannot be paid back as well.',
    payBack: 'Pay back and end',
    settle: 'Close without paying back',
  },
  disputes: {
    title: 'Disputes',
    note: 'A bank asks for the money. Answer it at the payment provider before its deadline.',
    empty: 'No dispute is open.',
    who: 'Buyer',
    amount: 'Amount',
    number: 'Invoice',
    at: 'Paid',
    due: 'Answer by',
    noDue: 'none known',
  },
};
