// Measures how long each of many learners waits when they all hand in quizzes within the same seconds. `npm run
// bench` writes the table.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite, onNewDatabase, register } from './site.mjs';

const learners = 32;
/** Fewer than a learner may hand in per day. */
const submissions = 15;
/** The average pause between two submissions of a learner, in milliseconds. */
const pause = 800;
/** A wait that a learner does not notice, in milliseconds. */
const longestWait = 250;

const waits = (await onNewDatabase(measureAll)).toSorted((one, other) => one - other);
const share = (part) => waits[Math.floor(waits.length * part)];
console.log(`| ${learners} learners hand in a quiz, ${submissions} times each | ms | goal |`);
console.log('| --- | --- | --- |');
console.log(`| median | ${share(0.5).toFixed(0)} | |`);
console.log(`| p99 | ${share(0.99).toFixed(0)} | ${longestWait} |`);
if (share(0.99) > longestWait) process.exitCode = 1;

async function measureAll(connection) {
  const app = await buildSite(connection);
  const names = Array.from({ length: learners }, (_, index) => `bench-${index}`);
  const people = [];
  for (const name of names) people.push(await register(app, name));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async (path) => (await fetch(`${address}${path}`)).json();
  const [course] = await read('/api/courses');
  const [lesson] = await read(`/api/courses/${course.id}/lessons`);
  const quiz = await read(`/api/lessons/${lesson.id}/quiz`);
  const questions = await read(`/api/quizzes/${quiz.id}/questions`);
  const body = JSON.stringify({
    answers: questions.map(({ id }) => ({ questionId: id, answer: 'A' })),
  });
  const handIn = async ({ cookie }) => {
    const begin = performance.now();
    const reply = await fetch(`${address}/api/quizzes/${quiz.id}/submit`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body,
    });
    if (reply.status !== 200) throw new Error(await reply.text());
    await reply.arrayBuffer();
    return performance.now() - begin;
  };
  // This run is not measured: until the code is compiled, everything is slow.
  await Promise.all(people.map(handIn));
  const waits = await Promise.all(
    people.map(async (person) => {
      const own = [];
      for (let turn = 0; turn < submissions; turn += 1) {
        await sleep(2 * pause * Math.random());
        own.push(await handIn(person));
      }
      return own;
    }),
  );
  await app.close();
  return waits.flat();
}
