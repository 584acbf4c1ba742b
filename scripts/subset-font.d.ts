declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt';
    /** A range stays variable; a number fixes the axis. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
