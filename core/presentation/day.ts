export function monthAndDay(time: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(time);
}

export function day(time: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(time);
}
