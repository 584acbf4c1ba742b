const urls = import.meta.glob<string>(
  [
    './design/{base,fonts}.css',
    './ui/resume-banner.css',
    './{landing,quiz,selfie,analysis,sales,confirmation,manage,account,legal,consent,styleguide,operator}/*.css',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

function url(file: string): string {
  const found = urls[file];
  if (!found) throw new Error(`There is no stylesheet ${file}.`);
  return found;
}

export const baseStyles = url('./design/base.css');
export const fontStyles = url('./design/fonts.css');
export const resumeStyles = url('./ui/resume-banner.css');
export const consentStyles = url('./consent/consent.css');

/** The address of a feature's stylesheet. */
export function featureStyles(name: string): string {
  return url(`./${name}/${name}.css`);
}
