/** A day as a person reads it, `Dec 20, 2026`, in the reader's own time zone unless another is named. */
export function day(time: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(time);
}
