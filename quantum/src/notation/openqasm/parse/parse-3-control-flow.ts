import { parseAssignedValue } from './parse-3-actions.ts';
import { parseBlock, parseBody, type Parsing3 } from './parsing-3.ts';
import type { Index, Statement, SwitchCase } from './syntax.ts';

export function parseIf(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.take();
  reader.expect('(', 'after "if"');
  const condition = parsing.expressions.expression();
  reader.expect(')', 'after the condition');
  const then = parseBody(parsing);
  // A display between a branch and its `else` is dropped.
  if (reader.token.kind === 'comment' && reader.following.text === 'else') reader.take();
  const otherwise = reader.acceptWord('else') ? parseBody(parsing) : [];
  return { kind: 'if', condition, then, otherwise, at };
}

export function parseFor(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.take();
  parsing.expressions.scalarType(); // It was optional before 3.0, and files from that time still exist.
  const variable = reader.expectName('the name of the loop variable').text;
  if (!reader.acceptWord('in')) reader.fail('"in" after the loop variable');
  const over = parseLoopValues(parsing);
  return { kind: 'for', variable, over, body: parseBody(parsing), at };
}

export function parseWhile(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.take();
  reader.expect('(', 'after "while"');
  const condition = parsing.expressions.expression();
  reader.expect(')', 'after the condition');
  return { kind: 'while', condition, body: parseBody(parsing), at };
}

export function parseSwitch(parsing: Parsing3): Statement {
  const reader = parsing.reader;
  const { at } = reader.take();
  reader.expect('(', 'after "switch"');
  const subject = parsing.expressions.expression();
  reader.expect(')', 'after what is looked at');
  reader.expect('{', 'before the cases');
  const cases: SwitchCase[] = [];
  while (!reader.accept('}')) {
    if (reader.acceptWord('default')) {
      cases.push({ labels: undefined, body: parseBlock(parsing, 'the default case') });
    } else if (reader.acceptWord('case')) {
      const labels = [parsing.expressions.expression()];
      while (reader.accept(',')) {
        if (!reader.isSymbol('{')) labels.push(parsing.expressions.expression());
      }
      cases.push({ labels, body: parseBlock(parsing, 'the case') });
    } else {
      reader.fail('"case", "default" or "}"');
    }
  }
  return { kind: 'switch', subject, cases, at };
}

export function parseReturn(parsing: Parsing3): Statement {
  const { at } = parsing.reader.take();
  const value = parsing.reader.isSymbol(';') ? undefined : parseAssignedValue(parsing);
  parsing.reader.expectSemicolon('"return"');
  return { kind: 'return', value, at };
}

function parseLoopValues(parsing: Parsing3): Index {
  const reader = parsing.reader;
  const { at } = reader.token;
  if (reader.accept('{')) return { kind: 'set', items: parsing.expressions.list('}'), at };
  if (!reader.accept('[')) return parsing.expressions.expression();
  const first = reader.isSymbol(':') ? undefined : parsing.expressions.expression();
  const range = parsing.expressions.range(first, at);
  reader.expect(']', 'after the range');
  return range;
}
