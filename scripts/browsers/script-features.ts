import type { Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'vite';
import { attributeFeature } from './markup-features.ts';
import { selectorFeatures } from './style-features.ts';
import { browsersWithout, featureAt } from './supported.ts';

type Node = { readonly type: string; readonly [key: string]: unknown };

const BUILTINS = 'javascript.builtins';
const SELECTS = ['closest', 'matches', 'querySelector', 'querySelectorAll'];
const SETS_ATTRIBUTE = ['setAttribute', 'toggleAttribute'];
const SYNTAX: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'javascript.regular_expressions.modifier'],
];

/** Interfaces by the name of a member that they have. */
const owners = membersOf(BUILTINS, membersOf('api', new Map()));

/** The paths of all features that a script uses and that a browser may lack. Members are known by name alone: one that some supported interface has, is supported. */
export function scriptFeatures(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string | undefined) => path && found.add(path);
  const { program } = parseSync('script.js', code);
  const declared = declaredNames(program as unknown as Node);
  const isGlobal = (node: unknown): node is Node & { name: string } =>
    isNode(node) && node.type === 'Identifier' && !declared.has(node.name as string);
  visit(program as unknown as Node, (node, parent) => {
    if (node.type === 'StaticBlock') add('javascript.classes.static.initialization_blocks');
    if (node.type === 'Literal' && isRegex(node.regex)) {
      const { pattern, flags } = node.regex;
      for (const [syntax, path] of SYNTAX) if (syntax.test(pattern)) add(path);
      if (flags.includes('v')) add(`${BUILTINS}.RegExp.unicodeSets`);
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      const { object, property } = node as unknown as { object: unknown; property: { name: string } };
      if (isGlobal(object)) add(staticMember(object.name, property.name));
      const called = parent?.type === 'CallExpression' && parent.callee === node && !parent.optional;
      if (called && !(isGlobal(object) && isInterface(object.name))) add(newMember(property.name));
      if (parent?.type === 'AssignmentExpression' && parent.left === node) add(attributeFeature('', property.name));
    }
    if (node.type === 'CallExpression') for (const path of callFeatures(node)) add(path);
    if (node.type === 'NewExpression' && isGlobal(node.callee)) add(`api.${node.callee.name}.${node.callee.name}`);
    if (isGlobal(node) && isReference(node, parent)) add(globalFeature(node.name));
  });
  return found;
}

/** Of selectors and attributes that a call names: `closest(':has(b)')`, `setAttribute('inert', '')`, `jsx('div', { inert: true })`. */
function callFeatures({ callee, arguments: given }: Node): readonly (string | undefined)[] {
  const [first, props] = given as readonly Node[];
  if (!isNode(callee) || first?.type !== 'Literal' || typeof first.value !== 'string') return [];
  const text = first.value;
  const method = isNode(callee.property) ? (callee.property.name as string) : '';
  if (SELECTS.includes(method)) return selectorFeatures(text);
  if (SETS_ATTRIBUTE.includes(method)) return [attributeFeature('', text)];
  if (props?.type !== 'ObjectExpression') return [];
  return children(props).map(({ key }) => attributeFeature(text, isNode(key) ? String(key.name ?? key.value) : ''));
}

function staticMember(object: string, member: string): string | undefined {
  const paths = [`${BUILTINS}.${object}.${member}`, `api.${object}.${member}_static`];
  if (['globalThis', 'self', 'window'].includes(object)) return globalFeature(member);
  return paths.find((path) => featureAt(path)?.__compat);
}

function newMember(member: string): string | undefined {
  const paths = owners.get(member) ?? [];
  return paths.every((path) => lacking(path)) ? paths[0] : undefined;
}

function globalFeature(name: string): string | undefined {
  return [`${BUILTINS}.${name}`, `api.Window.${name}`, `api.${name}`].find((path) => featureAt(path)?.__compat);
}

function isInterface(name: string): boolean {
  return Boolean(featureAt(`${BUILTINS}.${name}`) ?? featureAt(`api.${name}`));
}

function lacking(path: string): boolean {
  const compat = featureAt(path)?.__compat;
  return compat !== undefined && browsersWithout(compat).length > 0;
}

function membersOf(root: string, members: Map<string, string[]>): Map<string, string[]> {
  for (const [name, owner] of Object.entries(featureAt(root) ?? {}) as [string, Identifier][]) {
    // A script that meets an object of a missing interface has named the interface before.
    if (lacking(`${root}.${name}`)) continue;
    for (const member of Object.keys(owner)) {
      if (member === '__compat' || member.endsWith('_static') || isStatic(name, member)) continue;
      members.set(member, [...(members.get(member) ?? []), `${root}.${name}.${member}`]);
    }
  }
  return members;
}

/** MDN's data does not tell the static members of built-in objects. */
function isStatic(name: string, member: string): boolean {
  const builtIn = (globalThis as Record<string, unknown>)[name] as { readonly prototype?: object } | undefined;
  return builtIn !== undefined && member in builtIn && !(member in (builtIn.prototype ?? {}));
}

function declaredNames(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const declare = (pattern: unknown) => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(pattern.name as string);
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left);
    else for (const part of children(pattern)) if (pattern.type !== 'Property' || part === pattern.value) declare(part);
  };
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' || /Function|Class/.test(node.type)) declare(node.id);
    if (/Function/.test(node.type)) for (const param of node.params as readonly unknown[]) declare(param);
    if (node.type === 'CatchClause') declare(node.param);
    if (/^Import\w*Specifier$/.test(node.type)) declare(node.local);
  });
  return names;
}

function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') {
    return parent.value === node;
  }
  return !['UnaryExpression', 'ExportSpecifier', 'LabeledStatement', 'BreakStatement', 'ContinueStatement'].includes(
    parent?.type ?? '',
  );
}

function visit(node: Node, look: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  look(node, parent);
  for (const child of children(node)) visit(child, look, node);
}

function children(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isRegex(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value;
}
