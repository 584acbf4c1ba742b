type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Form = { [key: string]: FormValue };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAX_DEPTH = 6;

/** Stripe's encoding: `line_items[0][price]=x` and `expand[]=y` become objects and lists. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = pathOf(key);
    if (path) setField(form, path, value);
  }
  return listed(form) as Form;
}

/** `a[b][]` is the path a, b and an empty name, which means the next index. */
function pathOf(key: string): string[] | undefined {
  const [, head, brackets] = KEY.exec(key) ?? [];
  if (head === undefined || brackets === undefined) return undefined;
  const path = [head, ...Array.from(brackets.matchAll(/\[([^[\]]*)\]/g), ([, name = '']) => name)];
  return path.length <= MAX_DEPTH ? path : undefined;
}

function setField(form: Form, [key = '', ...rest]: readonly string[], value: string): void {
  const name = key === '' ? String(Object.keys(form).length) : key;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const existing = form[name];
  const inner: Form = typeof existing === 'object' && !Array.isArray(existing) ? existing : Object.create(null);
  form[name] = inner;
  setField(inner, rest, value);
}

/** Objects with the keys 0, 1, 2… are lists. */
function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
