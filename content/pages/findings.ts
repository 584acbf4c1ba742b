import type { SkinMetric } from '../../core/selfie/face-report.ts';

/** The findings of the photo, on the analysis screen. */
export const findingsCopy = {
  title: 'From your photo',
  /** Of a photo in which nothing was seen well: too bright, say. */
  unmeasured: 'Your photo could not be measured well, so all of this rests on your answers.',
  /** Of a photo that was not to be measured. */
  unasked: 'As you asked, nothing is measured in your photo. The result comes from your answers.',
  note: 'In this light, beside your own face and 100 stock photos. Makeup and filters change it.',
  redness: { low: 'Little redness', medium: 'Some redness', high: 'Visible redness' },
  evenness: { low: 'Uneven tone', medium: 'Fairly even tone', high: 'Even tone' },
  texture: { low: 'Smooth texture', medium: 'Some texture', high: 'Visible texture' },
  shine: { low: 'Little shine', medium: 'Some shine', high: 'Shine on nose and forehead' },
  underEye: { low: 'Bright below the eyes', medium: 'Slight shadows below the eyes', high: 'Shadows below the eyes' },
  spots: { none: 'No red spots seen', few: 'A few red spots', several: 'Several red spots' },
} as const satisfies Record<SkinMetric, Readonly<Record<string, string>>> &
  Readonly<Record<'title' | 'note' | 'unmeasured' | 'unasked', string>>;
