/** By which a page names a stylesheet that it carries inline: bytes of the page that every visitor waits for. */
export function styleName(file: string): string {
  return file.replace(/^.*\/|\.css$/g, '');
}
