/** The cookie that a browser gives itself when its owner agrees to be counted; nothing but statistics reads it. */
export const DEVICE_COOKIE = 'device';
/** What may stand in it. */
export const DEVICE_ID = /^[\w-]{8,64}$/;
