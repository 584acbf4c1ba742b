import { z } from 'zod';
import type { PictureSize } from '../desk.ts';
import { DraftId, defineTool } from './tool.ts';

const SIZES: Readonly<Record<'phone' | 'desktop', PictureSize>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

export const picture = defineTool({
  description: 'The first screen of a page of a draft, as a picture: on a phone of 390 x 844, or on a desktop of 1280 x 800.',
  input: z.strictObject({
    id: DraftId,
    page: z.string().max(100).default('/').describe("A path that preview named, as in '/quiz2' or '/prediction'"),
    screen: z.enum(['phone', 'desktop']).default('phone'),
  }),
  readOnly: false,
  async run({ picture }, { id, page, screen }) {
    const png = await picture(id, page, SIZES[screen]);
    return { content: [{ type: 'image', data: png.toString('base64'), mimeType: 'image/png' }] };
  },
});
