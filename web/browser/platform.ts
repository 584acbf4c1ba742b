/** Says which app store this device has. A phone that requests desktop pages hides it. */
export function isAndroid(): boolean {
  return navigator.userAgent.includes('Android');
}
