/** A key of the deletion receipt. `subscription` is one that the deletion ended. */
export type DeletedCategory = 'address' | 'answers' | 'visits' | 'messages' | 'offer' | 'order' | 'subscription';
