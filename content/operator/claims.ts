/** The words of the claims page of the dashboard. */
export const claimsCopy = {
  lead: 'Every figure, review and badge that visitors see, and what it rests on. With live payment keys the server refuses to start while one of them is a sample.',
  lists: { claims: 'Figures and promises', reviews: 'Reviews', recentBuyers: 'Who bought lately' },
  claim: 'As visitors read it',
  basis: 'Basis',
  where: 'Id',
  kinds: { live: 'Live', computed: 'Computed', evidence: 'Evidence', sample: 'Sample' },
  counts: {
    live: 'counted from our own orders',
    computed: "reckoned from the visitor's answers",
    evidence: 'with a document and its date',
    sample: 'to be replaced before real money',
  },
};
