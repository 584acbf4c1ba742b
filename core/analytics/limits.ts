export const MAX_LENGTH = { name: 128, text: 255, campaign: 500, message: 1024 } as const;

const ADDRESS = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;

export function messageForEvent(message: string): string {
  return message.replace(ADDRESS, '…').slice(0, MAX_LENGTH.message);
}
