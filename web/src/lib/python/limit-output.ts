import { maxOutputLength } from './messages.ts';

type Print = (stream: 'out' | 'err', text: string) => void;

const note = `\n… This program printed more than ${maxOutputLength.toLocaleString('en-US')} characters. The rest isn’t shown.\n`;

/** Passes on a limited number of characters, and then says once that there was more. */
export function limitOutput(print: Print): Print {
  let left = maxOutputLength;
  let isCut = false;
  return (stream, text) => {
    if (isCut) return;
    if (text.length <= left) {
      left -= text.length;
      print(stream, text);
      return;
    }
    isCut = true;
    print(stream, text.slice(0, left));
    print('err', note);
  };
}
