import { loadStyle } from './load-styles.ts';
import { loadWords } from './words.ts';

/**
 * Imports a module once the words of its chunks are there, and the stylesheets beside it; rejects where one of them fails, and loads it
 * again the next time. The build puts it in place of Vite's own helper, which serves older browsers and other set-ups with three times the code.
 */
export async function importChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const isWords = (file: string) => file.endsWith('.json');
  const words = Promise.all(files.filter(isWords).map(loadWords));
  const styles = files.filter((file) => !isWords(file)).map(loadStyle);
  const [module] = await Promise.all([words.then(load), ...styles]);
  return module;
}
