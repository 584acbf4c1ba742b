const loading = new Map<string, Promise<void>>();

/**
 * Imports a module and the stylesheets of its chunks together; rejects where one of them fails, and loads it again the next time. The build
 * puts it in place of Vite's own helper, which serves older browsers and other set-ups with three times the code.
 */
export async function importWithStyles<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(loadStyle)]);
  return module;
}

function loadStyle(file: string): Promise<void> {
  const begun = loading.get(file);
  if (begun) return begun;
  const href = `/${file}`;
  // A page names the sheets that it carries inline.
  const style = document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : appendStyle(href);
  loading.set(file, style);
  style.catch(() => loading.delete(file));
  return style;
}

function appendStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${href} could not be loaded.`));
    };
  });
}
