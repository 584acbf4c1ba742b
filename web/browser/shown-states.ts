import { useEffect } from 'react';

/** Each selector keeps the specificity of its pseudo-class, so that the same rule wins. */
const SHOWN: readonly (readonly [state: RegExp, selector: string])[] = [
  [/:hover/g, ':is([data-state="hover"] *)'],
  [/:active|\[data-pressed\]/g, ':is([data-state="press"] :where(a, button, summary, label))'],
  [/:focus-visible/g, ':is([data-state="focus"] :where(a, button, summary, input, textarea))'],
];

/** Shows elements within `data-state` as if they were hovered, focused or pressed. */
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

function styleRules(rules: CSSRuleList, layer = ''): Found[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [{ rule, layer }];
    if (rule instanceof CSSLayerBlockRule) return styleRules(rule.cssRules, rule.name);
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) return styleRules(rule.cssRules, layer);
    if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) return styleRules(rule.cssRules, layer);
    return [];
  });
}
