import { featureAt } from './supported.ts';

const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)+)\s*\/?>/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

export function markupFeatures(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, name = ''] of attributes.matchAll(ATTRIBUTE)) {
      const path = attributeFeature(tag, name);
      if (path) found.add(path);
    }
  }
  return [...found];
}

export function attributeFeature(tag: string, name: string): string | undefined {
  const attribute = name.toLowerCase();
  return [`html.elements.${tag}.${attribute}`, `html.global_attributes.${attribute}`].find((path) => featureAt(path)?.__compat);
}
