/** A sandboxed frame throws at every access to cookies. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: supported browsers lack the store for cookies that would replace this.
    document.cookie = cookie;
  } catch {
    // Without cookies nothing is kept.
  }
}
