import { z } from 'zod';
import { designByPath } from '../../../core/editions/design-choices.ts';
import { answer, defineTool, EditionId } from './tool.ts';

const MAX_LINES = 200;

export const read = defineTool({
  description: `Texts and drawings of questions by their path, the order of lists that may be changed, what was added or put under conditions, the colours of the brand, and the corners and headings chosen, as visitors see them now. At most ${MAX_LINES} at once: 'next' is the path to go on after.`,
  input: z.strictObject({
    beginning: z
      .string()
      .max(300)
      .default('')
      .describe("Of the paths, as in 'funnel/profile.', 'pages/sales.' or, of a funnel beside the first, 'funnels/short.'"),
    contains: z.string().max(100).default('').describe('Words of the text, in any case'),
    after: z.string().max(300).default('').describe("The 'next' of the answer before"),
    edition: EditionId.default('published').describe("A draft, or 'built' for the texts without any"),
  }),
  readOnly: true,
  async run({ built, find }, { beginning, contains, after, edition }) {
    const { texts, orders, lists, conditions, colours, design } = await find(edition);
    const said = Object.entries({ ...built.texts, ...texts, ...built.orders, ...orders }).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const wanted = said.filter(
      ([path, value]) =>
        path > after && path.startsWith(beginning) && String(value).toLowerCase().includes(contains.toLowerCase()),
    );
    const lines = wanted.slice(0, MAX_LINES);
    const isText = ([, value]: (typeof lines)[number]) => typeof value === 'string';
    return answer({
      texts: Object.fromEntries(lines.filter(isText)),
      orders: Object.fromEntries(lines.filter((line) => !isText(line))),
      ...{ lists: from(lists, beginning), conditions: from(conditions, beginning) },
      colours: from(designByPath({ colours: { ...built.colours, ...colours }, design: {} }), beginning),
      design: from(designByPath({ colours: {}, design: { ...built.design, ...design } }), beginning),
      next: wanted.length > lines.length ? lines.at(-1)?.[0] : null,
    });
  },
});

function from<Change>(changes: Readonly<Record<string, Change>>, beginning: string): Record<string, Change> {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => path.startsWith(beginning)));
}
