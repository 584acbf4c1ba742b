import type { Rgb } from '../core/presentation/contrast.ts';

export type TextColours = {
  readonly text: string;
  /** Without transparency. */
  readonly ink: Rgb;
  readonly ground: Rgb;
  /** 24 px, or bold and 18.66 px: larger letters may be fainter. */
  readonly large: boolean;
  readonly disabled: boolean;
};

/** Includes what fields show and suggest. Runs in the browser, so it needs nothing from outside. */
export function textColours(): TextColours[] {
  type Colour = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to read colours with.');

  const read = (colour: string): Colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, alpha]: Colour, below: Rgb, opacity = 1): Rgb => {
    const mix = (top: number, bottom: number) => top * alpha * opacity + bottom * (1 - alpha * opacity);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
  };
  const groundOf = (element: Element | null): Rgb => {
    if (!element) return [255, 255, 255];
    const { backgroundColor, opacity } = getComputedStyle(element);
    return over(read(backgroundColor), groundOf(element.parentElement), Number(opacity));
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const coloursOf = (text: string, element: Element, style: CSSStyleDeclaration): TextColours => {
    const ground = groundOf(element);
    const size = Number.parseFloat(style.fontSize);
    return {
      text: text.trim().slice(0, 40),
      ink: over(read(style.color), ground, opacityOf(element)),
      ground,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      disabled: element.closest(':disabled, [aria-disabled="true"], :has(> :disabled)') !== null,
    };
  };
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.visually-hidden');

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: TextColours[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent?.trim() || parentElement.closest('script, style, textarea') || !seen(parentElement))
      continue;
    found.push(coloursOf(textContent, parentElement, getComputedStyle(parentElement)));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea')) {
    const style = getComputedStyle(field, field.value ? null : '::placeholder');
    if (field.value || field.placeholder) found.push(coloursOf(field.value || field.placeholder, field, style));
  }
  return found;
}
