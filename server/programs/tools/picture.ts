import { z } from 'zod';
import { DraftId, defineTool, refusal } from './tool.ts';

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

export const picture = defineTool({
  description: 'The first screen of a page of a draft, as a picture: on a phone of 390 x 844, or on a desktop of 1280 x 800.',
  input: z.strictObject({
    id: DraftId,
    page: z.string().max(100).default('/').describe("A path that preview named, as in '/quiz2' or '/prediction'"),
    screen: z.enum(['phone', 'desktop']).default('phone'),
  }),
  readOnly: false,
  async run({ preview }, { id, page, screen }) {
    const { address, pages } = await preview(id);
    if (!pages.includes(page)) return refusal('There is no such page: the tool preview names all of them.');
    const url = new URL(address);
    url.pathname = page;
    return { content: [], page: { url: url.href, ...SCREENS[screen] } };
  },
});
