/** What a deletion found, in the words of its receipt: `subscription` is one that it ended. */
export type DeletedCategory = 'address' | 'answers' | 'visits' | 'messages' | 'offer' | 'order' | 'subscription';
