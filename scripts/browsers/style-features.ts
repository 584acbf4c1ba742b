import type { Identifier } from '@mdn/browser-compat-data';
import { type Block, type CssNode, type Declaration, generate, parse, type WalkContext, walk } from 'css-tree';
import { featureAt } from './supported.ts';

/** `name` is how a condition of `@supports` names the feature. */
type StyleFeature = { readonly path: string; readonly name: string; readonly rule: string };

const UNITS: Readonly<Record<string, string>> = {
  svh: 'small',
  svw: 'small',
  lvh: 'large',
  lvw: 'large',
  dvh: 'dynamic',
  dvw: 'dynamic',
};
const CONTAINER_UNIT = /^cq(w|h|i|b|min|max)$/;
const functions = functionsIn(featureAt('css.types') ?? {}, 'css.types', new Map());

/** What a stylesheet uses without a fallback: an earlier declaration of the same property, or `@supports` with the feature's name. */
export function styleFeatures(css: string): readonly StyleFeature[] {
  const found: StyleFeature[] = [];
  const conditions: string[] = [];
  const add = (path: string, name: string, node: CssNode) => {
    if (name.startsWith('-') || !featureAt(path)?.__compat || conditions.some((condition) => condition.includes(name))) return;
    found.push({ path, name, rule: generate(node).slice(0, 120) });
  };
  walk(parse(css), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') conditions.push(node.prelude ? generate(node.prelude) : '');
        else add(`css.at-rules.${node.name}`, node.name, node);
      }
      const rule = this.rule ?? this.atrule ?? node;
      // The parser leaves a nested rule that begins with a letter as it is.
      const nested =
        (node.type === 'Rule' && this.rule) || (node.type === 'Raw' && !this.declaration && node.value.endsWith('}'));
      if (node.type === 'NestingSelector' || nested) add('css.selectors.nesting', '&', rule);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        add(`css.selectors.${node.name}`, node.name, rule);
      }
      if (node.type === 'FeatureRange' && this.atrule?.name === 'media') add('css.at-rules.media.range_syntax', '(', rule);
      if (node.type === 'Feature' && this.atrule?.name === 'media') add(`css.at-rules.media.${node.name}`, node.name, rule);
      if (node.type === 'Declaration' && this.block) readDeclaration(node, this.block, (path, name) => add(path, name, rule));
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') conditions.pop();
    },
  });
  return found;
}

export function selectorFeatures(selector: string): readonly string[] {
  return styleFeatures(`${selector}{}`).map(({ path }) => path);
}

function readDeclaration(declaration: Declaration, block: Block, add: (path: string, name: string) => void): void {
  const { property, value } = declaration;
  const before = block.children.toArray();
  const names = before.slice(0, before.indexOf(declaration)).map((other) => other.type === 'Declaration' && other.property);
  // A value with a variable is read late, when the earlier declaration is gone.
  const late = generate(value).includes('var(');
  if ((names.includes(property) && !late) || names.includes(`-webkit-${property}`)) return;
  const path = `css.properties.${property}`;
  add(path, property);
  const custom = property.startsWith('--');
  walk(custom && value.type === 'Raw' ? parse(value.value, { context: 'value' }) : value, (node) => {
    if (node.type === 'Identifier') add(`${path}.${node.name}`, node.name);
    if (node.type === 'Function') add(functions.get(node.name) ?? '', node.name);
    if (node.type === 'Dimension') add(unitFeature(node.unit), node.unit);
  });
}

function unitFeature(unit: string): string {
  if (CONTAINER_UNIT.test(unit)) return 'css.types.length.container_query_length_units';
  return `css.types.length.viewport_percentage_units_${UNITS[unit]}`;
}

function functionsIn(types: Identifier, root: string, names: Map<string, string>): ReadonlyMap<string, string> {
  for (const [name, type] of Object.entries(types) as [string, Identifier][]) {
    if (name === '__compat') continue;
    const path = `${root}.${name}`;
    const called = name.replace(/-function$/, '');
    if (type.__compat && !names.has(called)) names.set(called, path);
    functionsIn(type, path, names);
  }
  return names;
}
