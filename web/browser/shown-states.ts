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
    for (const { rule, layer } of [...document.styleSheets].flatMap(({ cssRules }) => styleRules(cssRules))) {
      const selector = SHOWN.reduce((text, [state, shown]) => text.replace(state, shown), rule.selectorText);
      if (selector === rule.selectorText) continue;
      const text = `${selector} { ${rule.style.cssText} }`;
      sheet.insertRule(layer ? `@layer ${layer} { ${text} }` : text, sheet.cssRules.length);
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, []);
}

type Found = { readonly rule: CSSStyleRule; readonly layer: string };

/** The style rules and their layers, also of those parts that only hold for a device that can point. */
function styleRules(rules: CSSRuleList, layer = ''): Found[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [{ rule, layer }];
    if (rule instanceof CSSLayerBlockRule) return styleRules(rule.cssRules, rule.name);
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) return styleRules(rule.cssRules, layer);
    return [];
  });
}
