import { Draft } from '../../core/editions/draft.ts';
import type { Renderer } from './renderer.ts';

/** A site of one question, whose pages say what the draft says. */
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
    render: async ({ texts }) => {
      const text = texts['funnel/profile.profile.steps.age.title'] ?? title;
      const words = `/assets/${build}-${text.length}/words.json`;
      const page = `<html lang="en"><head><style>p{}</style></head><body data-words="${words}"><p>${text}</p></body></html>`;
      return { files: { '/': page, '/quiz1': page, '/quiz2': page, [words]: JSON.stringify({ build, text }) }, hashes: {} };
    },
  };
}

export const AGE = 'funnel/profile.profile.steps.age.title';

export const draftOf = (texts: Readonly<Record<string, string>>, name = 'Spring'): Draft =>
  Draft.parse({ version: 1, name, texts });
