import { Draft } from '../../core/editions/draft.ts';
import type { Renderer } from './renderer.ts';

/** A site of two questions, whose pages say what the draft says; it has one more where the draft adds some, and one where it removes some. */
export function testRenderer(build = 'build-1', title = 'How old are you?'): Renderer {
  const content = {
    'funnel/profile.profile': {
      steps: [
        { id: 'age', title },
        { id: 'skin', title: 'How is your skin?' },
      ],
    },
  };
  return {
    build,
    content,
    render: async ({ texts, lists }) => {
      const text = texts['funnel/profile.profile.steps.age.title'] ?? title;
      const words = `/assets/${build}-${text.length}/words.json`;
      const page = `<html lang="en"><head><style>p{}</style></head><body data-words="${words}"><p>${text}</p></body></html>`;
      const changes = Object.values(lists);
      const steps = { '/quiz1': page, '/quiz2': page, ...(changes.length > 0 && { '/quiz3': page }) };
      const asked = changes.some(({ remove }) => remove.length > 0) ? { '/quiz1': page } : steps;
      return {
        files: { ...asked, '/': page, '/404': page, [words]: JSON.stringify({ build, text }) },
        hashes: {},
      };
    },
  };
}

export const AGE = 'funnel/profile.profile.steps.age.title';

export const draftOf = (texts: Readonly<Record<string, string>>, name = 'Spring'): Draft =>
  Draft.parse({ version: 1, name, texts });
