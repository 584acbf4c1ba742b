import { useEffect } from 'react';

/** What each state's selector becomes. The weight stays that of a pseudo-class, so that the same rule wins as in real life. */
const SHOWN: readonly (readonly [state: RegExp, selector: string])[] = [
  [/:hover/g, ':is([data-state="hover"] *)'],
  [/:active/g, ':is([data-state="press"] :where(a, button, summary, label))'],
  [/:focus-visible/g, ':is([data-state="focus"] :where(a, button, summary, input, textarea))'],
];

/** Shows what lies within `data-state="hover"`, `focus` or `press` as if it were in that state, by the very rules of the page's stylesheets. */
export function useShownStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    for (const rule of [...document.styleSheets].flatMap(rulesOf)) {
      const selector = SHOWN.reduce((text, [state, shown]) => text.replace(state, shown), rule.selectorText);
      if (selector !== rule.selectorText) sheet.insertRule(`${selector} { ${rule.style.cssText} }`, sheet.cssRules.length);
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
}

/** The style rules, also of those parts that only hold for a device that can point. */
function rulesOf(sheet: CSSStyleSheet): CSSStyleRule[] {
  const all = [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSMediaRule && rule.conditionText.includes('hover') ? [...rule.cssRules] : [rule],
  );
  return all.filter((rule) => rule instanceof CSSStyleRule);
}
