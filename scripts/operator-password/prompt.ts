const ENTER = ['\r', '\n', '\u0004'];
const ERASE = ['\u007f', '\b'];
const STOP = '\u0003';

export async function promptWithoutEcho(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.resume().setEncoding('utf8');
  try {
    return await new Promise<string>((resolve, reject) => {
      let typed = '';
      const listen = (keys: string) => {
        for (const key of keys) {
          if (key === STOP) return reject(new Error('Nothing was changed.'));
          if (ENTER.includes(key)) {
            stdin.off('data', listen);
            return resolve(typed);
          }
          typed = ERASE.includes(key) ? typed.slice(0, -1) : typed + key;
        }
      };
      stdin.on('data', listen);
    });
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stdout.write('\n');
  }
}
