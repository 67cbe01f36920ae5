// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { answersElement, FirstAnswers } from './first-answers.ts';

afterEach(() => document.head.replaceChildren());

function put(text: string) {
  const element = document.createElement('script');
  element.id = answersElement;
  element.type = 'application/json';
  element.textContent = text;
  document.head.append(element);
}

it('gives what came with the page, once', () => {
  put('{"/api/posts/1":{"title":"\\u003c/script>"}}');
  const answers = new FirstAnswers();
  expect(answers.take('/api/posts/1')).toEqual({ title: '</script>' });
  expect(answers.take('/api/posts/1')).toBeUndefined();
});

it('has nothing where the page brought nothing', () => {
  expect(new FirstAnswers().take('/api/posts')).toBeUndefined();
});
