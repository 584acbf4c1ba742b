import { Draft } from '../../core/editions/draft.ts';
import type { Renderer } from './renderer.ts';

/** A site of two questions, whose pages say what the draft says; it has one more where the draft adds some. */
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
      const added = Object.keys(lists).length > 0 ? { '/quiz3': page } : {};
      return {
        files: { ...added, '/': page, '/quiz1': page, '/quiz2': page, [words]: JSON.stringify({ build, text }) },
        hashes: {},
      };
    },
  };
}

export const AGE = 'funnel/profile.profile.steps.age.title';

export const draftOf = (texts: Readonly<Record<string, string>>, name = 'Spring'): Draft =>
  Draft.parse({ version: 1, name, texts });
