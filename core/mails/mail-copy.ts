/**
 * The words of one mail. Every text may hold places, `{amount}`, and links, `[How to cancel]({manage})`; server/messages/mails fills them in.
 * A part with `when` is left out where that place has nothing to say.
 */
export type MailCopy = {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly parts: readonly MailPart[];
};

export type MailPart = { readonly when?: string } & (
  | { readonly text: string }
  | { readonly heading: string }
  | { readonly rows: readonly MailRow[] }
  | { readonly button: string; readonly href: string }
  /** In small letters. */
  | { readonly note: string }
);

export type MailRow = { readonly label: string; readonly value: string; readonly when?: string };
