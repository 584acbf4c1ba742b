export type UnsubscriptionResponse = { readonly success: true };
