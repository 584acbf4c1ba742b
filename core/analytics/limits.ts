/** How much of a text an event carries, in characters: of a name or id, of a short text such as an address, of a message. */
export const MAX_LENGTH = { name: 128, text: 255, message: 1024 } as const;

/** Anything that looks like an e-mail address. */
const ADDRESS = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;

/** An error's message as it may be told: without anybody's address, and not too long. */
export function messageForEvent(message: string): string {
  return message.replace(ADDRESS, '…').slice(0, MAX_LENGTH.message);
}
