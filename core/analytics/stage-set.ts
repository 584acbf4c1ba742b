/** A digit for each number of a stage from 1: '101' is 1 and 3. */
export function stageSetText(numbers: readonly number[]): string {
  const digits = Array.from({ length: Math.max(0, ...numbers) }, () => '0');
  for (const number of numbers) digits[number - 1] = '1';
  return digits.join('');
}

export function stageSetNumbers(text: string): readonly number[] {
  return Array.from(text).flatMap((digit, index) => (digit === '1' ? [index + 1] : []));
}
