/** As much of Tesseract's interface as is used here. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Api = {
    /** 0 when it worked, as with `SetImageFile` and `Recognize`. */
    readonly Init: (folder: null, language: string, engine: number) => number;
    readonly SetImageFile: (orientation: number, angle: number) => number;
    readonly Recognize: (monitor: null) => number;
    readonly GetUTF8Text: () => string;
    /** 0 to 100. */
    readonly MeanTextConf: () => number;
  };
  type Tesseract = {
    readonly FS: { readonly writeFile: (path: string, content: Uint8Array) => void };
    readonly TessBaseAPI: new () => Api;
  };
  export default function load(options: { readonly locateFile?: () => string }): Promise<Tesseract>;
}
