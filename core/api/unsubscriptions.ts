/** `POST /api/unsubscriptions/:token` */
export type UnsubscriptionResponse = { readonly success: true };
