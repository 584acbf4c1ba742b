import { designByPath } from '../../../core/editions/design-choices.ts';
import { DraftEdit } from '../../../core/editions/draft.ts';
import { countChanges } from '../../../core/editions/edit.ts';
import { answer, defineTool, EditionId, refusal } from './tool.ts';

export const draft = defineTool({
  description:
    "Begins a draft, or changes one. What is refused is left out and named under 'problems' with a remedy: send it once more, mended, with the new id as the base. Every change gives the draft a new id.",
  input: DraftEdit.extend({
    base: EditionId.default('published').describe('The draft to change. Without it, the words that visitors read now'),
    name: DraftEdit.shape.name.describe('For the owner, when it begins'),
    texts: DraftEdit.shape.texts.describe(
      'New texts by their path, and other drawings of the set, or pictures, by that of a drawing',
    ),
    orders: DraftEdit.shape.orders.describe('All ids of a list by its path, in another order'),
    lists: DraftEdit.shape.lists.describe('Steps or options that are removed and added, by the path of their list'),
    conditions: DraftEdit.shape.conditions.describe(
      'When a section, a step or an option is for a visitor, by its path; null for everybody',
    ),
    colours: DraftEdit.shape.colours.describe(
      'Colours of the brand by their names; the shades are mixed of them, and what cannot be read on another is refused',
    ),
    design: DraftEdit.shape.design.describe('Corners, and the typeface of headings'),
    undo: DraftEdit.shape.undo.describe(
      "Paths whose changes are taken back; of a colour 'colours.rose', of a choice 'design.corners'",
    ),
  }),
  readOnly: false,
  async run({ find, tryEdit, keep }, { base, ...edit }) {
    const { draft, kept, problems } = await tryEdit(await find(base), edit);
    const named = new Set(
      [edit.texts, edit.orders, edit.lists, edit.conditions, designByPath(edit)].flatMap((changes) => Object.keys(changes)),
    );
    const told = problems.filter(({ grade, path }) => grade === 'error' || named.has(path));
    if (!draft || (kept === 0 && named.size > 0))
      return refusal(JSON.stringify({ id: null, says: 'Nothing of it can be kept.', problems: told }));
    return answer({ id: await keep(draft, base), name: draft.name, changes: countChanges(draft), problems: told });
  },
});
