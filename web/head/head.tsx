import { brand } from '../../content/brand.ts';
import { descriptions, preview } from '../../content/pages/titles.ts';
import icon from '../design/icon.svg?url';
import { ORIGIN } from './origin.ts';
import { type PictureName, PREVIEW_SIZE } from './pictures.tsx';

export type PictureUrls = (name: PictureName) => string;

type Props = {
  readonly page: { readonly path: string; readonly title: string; readonly indexed: boolean };
  readonly pictures: PictureUrls;
  /** The colour of the page. */
  readonly ground: string;
};

export function About({ page, pictures, ground }: Props) {
  return (
    <>
      <title>{page.title}</title>
      {page.indexed ? <Listing page={page} pictures={pictures} /> : <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={ground} />
      <link rel="icon" href={pictures('icon-32')} sizes="32x32" />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}

function Listing({ page, pictures }: Omit<Props, 'ground'>) {
  const description = descriptions[listedPath(page)];
  if (!description) throw new Error(`${page.path} is indexed and needs a description.`);
  const url = ORIGIN + listedPath(page);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={ORIGIN + pictures('preview')} />
      <meta property="og:image:width" content={String(PREVIEW_SIZE.width)} />
      <meta property="og:image:height" content={String(PREVIEW_SIZE.height)} />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="apple-touch-icon" href={pictures('apple-touch-icon')} />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/** `/home` is the landing page's second address. */
export function listedPath({ path }: { readonly path: string }): string {
  return path === '/home' ? '/' : path;
}
