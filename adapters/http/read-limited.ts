export async function readLimited(response: Response, longestBytes: number): Promise<string | undefined> {
  const bytes = await readLimitedBytes(response, longestBytes);
  return bytes && new TextDecoder().decode(bytes);
}

export async function readLimitedBytes(response: Response, longestBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > longestBytes) return undefined; // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
