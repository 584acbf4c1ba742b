/** A key of the deletion receipt. `subscription` is one that the deletion ended, `entitlements` the record that unlocked the app. */
export type DeletedCategory = 'address' | 'answers' | 'visits' | 'messages' | 'offer' | 'order' | 'subscription' | 'entitlements';
