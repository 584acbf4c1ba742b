import { aptInstall, aptKnows, findProgram, hasApt } from './programs.ts';

const WEBKIT = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'gstreamer1.0-plugins-bad', 'xvfb'];

export function findFirefox(): string | undefined {
  return findProgram('firefox-esr');
}

export function hasWebkit(): boolean {
  return ['WebKitWebDriver', 'gjs', 'Xvfb'].every((name) => findProgram(name));
}

/** Debian's browsers with other engines than Chromium's; where there are none, their tests are skipped. */
export async function installEnginesWhenMissing(step: string): Promise<void> {
  if (!findFirefox()) await install('Firefox', ['firefox-esr'], step);
  if (!hasWebkit()) await install('WebKit', WEBKIT, step);
}

async function install(name: string, packages: readonly string[], step: string): Promise<void> {
  if (!hasApt() || !aptKnows(packages)) {
    console.log(`${step} ${name}'s tests are skipped: they need Debian's ${packages.join(', ')}, and root.`);
    return;
  }
  await aptInstall(`${step} Installing ${name}`, `${name} could not be installed: see apt-get above.`, packages);
}
