/** Set once a visitor agrees to statistics, and read by statistics only. */
export const DEVICE_COOKIE = 'device';
export const DEVICE_ID = /^[\w-]{8,64}$/;
