/**
 * Explains what does not fit together: the values of an operation, or a call and the parameters of its function.
 */
import type { PythonError } from '../messages.ts';

/** The kinds of values that beginners meet, by class name. */
const kinds: Readonly<Record<string, string>> = {
  str: 'text',
  int: 'a whole number',
  float: 'a number',
  complex: 'a complex number',
  bool: 'True or False',
  list: 'a list',
  tuple: 'a tuple',
  dict: 'a dictionary',
  set: 'a set',
  NoneType: 'None',
  function: 'a function',
  builtin_function_or_method: 'a function',
  method: 'a method',
  type: 'a class',
  module: 'a module',
};

const kind = (name = '') => (Object.hasOwn(kinds, name) ? kinds[name] : `a ${name}`) ?? name;

const words: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    /can only concatenate str \(not "(\w+)"\) to str/,
    (type) => `+ can’t join text and ${kind(type)}. Turn it into text first, with str().`,
  ],
  [
    /unsupported operand type\(s\) for (\S+)(?: or \S+)?: '(\w+)' and '(\w+)'/,
    (sign, left, right) =>
      left === 'str' || right === 'str'
        ? `${sign.replace(/:$/, '')} can’t be used with ${kind(left)} and ${kind(right)}. Is one of them in quotes that shouldn’t be?`
        : `${sign.replace(/:$/, '')} can’t be used with ${kind(left)} and ${kind(right)}.`,
  ],
  [
    /'(\S+)' not supported between instances of '(\w+)' and '(\w+)'/,
    (sign, left, right) => `${sign} can’t compare ${kind(left)} with ${kind(right)}.`,
  ],
  [
    /(\S+)\(\) missing (\d+) required (?:positional |keyword-only )?arguments?: (.*)$/,
    (name, count, names) =>
      `${call(name)} needs ${count === '1' ? 'one more argument' : `${count} more arguments`}: ${names.replaceAll("'", '')}.`,
  ],
  [
    /(\S+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) (?:was|were) given/,
    (name, takes, given) =>
      `${call(name)} takes at most ${takes} ${takes === '1' ? 'argument' : 'arguments'}, and gets ${given} here.`,
  ],
  [
    /(\S+?)\(\) takes (exactly one|no) arguments? \((\d+) given\)/,
    (name, takes, given) =>
      `${call(name)} takes ${takes === 'no' ? 'no arguments' : 'one argument'}, and gets ${given} here.`,
  ],
  [
    /(\S+)\(\) got an unexpected keyword argument '(\w+)'/,
    (name, argument) => `${call(name)} has no argument called ${argument}.`,
  ],
  [
    /(\S+)\(\) got multiple values for argument '(\w+)'/,
    (name, argument) => `${call(name)} gets ${argument} twice here.`,
  ],
  [
    /'(\w+)' object is not callable/,
    (type) =>
      `This is ${kind(type)}, and only a function can be called with ( ). Is an operator missing, or does a name hide a function?`,
  ],
  [/'(\w+)' object is not iterable/, (type) => `A loop can’t go through ${kind(type)}.`],
  [
    /'(\w+)' object is not subscriptable/,
    (type) => `This is ${kind(type)}, and [ ] can’t pick anything out of it.`,
  ],
  [
    /'(\w+)' object does not support item assignment/,
    (type) => `Nothing inside ${kind(type)} can be changed. Make a new one instead.`,
  ],
  [
    /(\w+) indices must be integers or slices, not (\w+)/,
    (_, type) => `A position must be a whole number, and this is ${kind(type)}.`,
  ],
  [
    /'(\w+)' object cannot be interpreted as an integer/,
    (type) => `A whole number is needed here, and this is ${kind(type)}.`,
  ],
  [/object of type '(\w+)' has no len\(\)/, (type) => `len() can’t count ${kind(type)}.`],
  [/unhashable type: '(\w+)'/, (type) => `The key of a dictionary can’t be ${kind(type)}.`],
  [
    /bad operand type for unary (\S+): '(\w+)'/,
    (sign, type) => `${sign} can’t come before ${kind(type)}.`,
  ],
];

export function explainType({ message, suggestion }: PythonError): string {
  for (const [pattern, text] of words) {
    const [match, ...groups] = pattern.exec(message) ?? [];
    if (match === undefined) continue;
    return suggestion ? `${text(...groups)} Did you mean ${suggestion}?` : text(...groups);
  }
  return `Two things don’t go together here: ${message}.`;
}

/** Methods come with their class, which a learner may not know: `QuantumCircuit.h` becomes `h()`. */
const call = (name: string) => `${name.split('.').at(-1) ?? name}()`;
