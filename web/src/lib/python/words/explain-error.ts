/** Explains Python's errors in a learner's words. Python's own message stays in the traceback, one click away. */
import type { PythonError } from '../messages.ts';
import { explainImport } from './import-words.ts';
import { explainSyntax } from './syntax-words.ts';
import { explainType } from './type-words.ts';

type Explain = (error: PythonError) => string;

/** Explanations by the class of the error, or by its nearest base class. */
const explanations: Readonly<Record<string, Explain>> = {
  SyntaxError: explainSyntax,
  ImportError: explainImport,
  NameError: explainName,
  AttributeError: explainAttribute,
  TypeError: explainType,
  ValueError: explainValue,
  IndexError: ({ message }) =>
    /empty/.test(message)
      ? 'The list is empty, so there’s nothing to take out of it.'
      : 'There’s nothing at that position. Counting starts at 0, so a list of 3 things ends at position 2.',
  KeyError: ({ message }) => `The dictionary has nothing under ${message}.`,
  ZeroDivisionError: () => 'The program divides by zero here, and that has no answer.',
  RecursionError: () =>
    'A function calls itself over and over without an end. Give it a case in which it stops.',
  MemoryError: () =>
    'The program wants more memory than it can have. Try a shorter list or a smaller circuit.',
  RuntimeError: explainRuntime,
  OverflowError: () => 'A number got too large for this calculation.',
  EOFError: () =>
    'input() had no line to read. Write its answers into the field below the program, one per line, and run it again.',
  FileNotFoundError: ({ message }) =>
    `There’s no file ${quoted(message, /: '([^']*)'$/)} here. A program starts in an empty folder.`,
  OSError: () => 'Programs on this page can’t reach your files, your devices or the network.',
  AssertionError: ({ message }) =>
    message ? `This assert isn’t true: ${message}` : 'What this assert checks isn’t true.',
  StopIteration: () => 'next() asked for one more, but there was nothing left.',
  // Messages of the page's own functions are already written for learners.
  JsException: ({ message }) => message.replace(/^\w*Error: /, ''),
};

export function explainError(error: PythonError): string {
  if (error.isOfToolkit && error.message) return sentence(error.message);
  const known = error.bases.find((base) => Object.hasOwn(explanations, base));
  const explain = known === undefined ? undefined : explanations[known];
  return explain?.(error) ?? unknown(error);
}

/** Explains a crash of Python itself. The next program gets a new Python. */
export function explainCrash(reason: string): string {
  return /call stack|memory access|unreachable/i.test(reason)
    ? 'The program went too deep for Python, perhaps by a function that calls itself without an end. Python has started again.'
    : 'Python came to a sudden end while this program ran. It has started again.';
}

const unknown = ({ type, message }: PythonError) =>
  message ? `Python stopped with ${type}: ${message}` : `Python stopped with ${type}.`;

function explainName({ message, suggestion, code }: PythonError): string {
  const name = quoted(message, /'([^']*)'/);
  if (/cannot access (local|free) variable/.test(message)) {
    return `${name} has no value yet here. Inside a function, give it one before you use it.`;
  }
  if (suggestion) return `Python doesn’t know ${name}. Did you mean ${suggestion}?`;
  const isCalled = code !== null && new RegExp(`\\b${escaped(name)}\\s*\\(`).test(code);
  return isCalled
    ? `Python doesn’t know a function called ${name}. Is it spelled right, and imported or defined above?`
    : `Python doesn’t know ${name}. Give it a value first, or put it in quotes if it’s meant to be text.`;
}

function explainAttribute({ message, suggestion }: PythonError): string {
  const [, owner, name] = /^(.*?) has no attribute '([^']*)'/.exec(message) ?? [];
  if (!owner || !name) return `Python stopped with AttributeError: ${message}`;
  const what = owner.startsWith('module')
    ? `The module ${quoted(owner, /'([^']*)'/)}`
    : `A value of the type ${quoted(owner, /'([^']*)'/)}`;
  return suggestion
    ? `${what} has no ${name}. Did you mean ${suggestion}?`
    : `${what} has no ${name}.`;
}

function explainRuntime(error: PythonError): string {
  const { message } = error;
  if (/start new thread/.test(message)) return 'Programs on this page can’t start threads.';
  if (/stack switch|event loop/.test(message)) return 'asyncio doesn’t work on this page.';
  if (/changed size during iteration/.test(message)) {
    return 'The loop goes through something that the program changes at the same time. Loop over a copy, with list().';
  }
  return unknown(error);
}

function explainValue({ message }: PythonError): string {
  const number = /invalid literal for int\(\).*: (.*)$/.exec(message)?.[1];
  if (number) return `${number} isn’t a whole number, so int() can’t read it.`;
  const decimal = /could not convert string to float: (.*)$/.exec(message)?.[1];
  if (decimal) return `${decimal} isn’t a number, so float() can’t read it.`;
  if (/too many values to unpack/.test(message)) {
    return 'There are more values on the right of the = than names on the left.';
  }
  if (/not enough values to unpack/.test(message)) {
    return 'There are more names on the left of the = than values on the right.';
  }
  if (/is not in list|not in list/.test(message)) return 'The list doesn’t have that value in it.';
  return sentence(`A value doesn’t fit here: ${message}`);
}

function quoted(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? 'that';
}

const escaped = (name: string) => name.replace(/[^\w]/g, '\\$&');

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
