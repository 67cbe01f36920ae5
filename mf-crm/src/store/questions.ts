import type {
  EditQuestionFields,
  Question,
  QuestionList,
  QuestionStatus,
} from '@portal/contracts/rest/question';
import { type Failure, failureOf } from '@portal/contracts/web/failure';
import type { Api } from '@portal/contracts/web/mount';
import { createAsyncThunk, createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as calls from '../api/questions.ts';

/** Questions a page of the list; as many are looked at anew when something has changed. */
export const PAGE = 30;

export interface QuestionFilter {
  search: string;
  /** Undefined: all. */
  status: QuestionStatus | undefined;
}

export const noFilter: QuestionFilter = { search: '', status: undefined };

export interface QuestionsState {
  /** Newest first. */
  sendUs: Question[];
  popularSendUs: Question[];
  total: number;
  unanswered: number;
  filter: QuestionFilter;
  loading: boolean;
  failure: Failure | null;
  /** A list has come at least once for this filter, so 'none' is known and not guessed. */
  known: boolean;
  /** No older questions are left on the server. */
  complete: boolean;
}

const initialState: QuestionsState = {
  sendUs: [],
  popularSendUs: [],
  total: 0,
  unanswered: 0,
  filter: noFilter,
  loading: false,
  failure: null,
  known: false,
  complete: false,
};

interface Refused {
  rejectValue: Failure;
}
interface Listed {
  list: QuestionList;
  filter: QuestionFilter;
}
interface WithState extends Refused {
  state: { questions: QuestionsState };
}

/** Shows the newest questions that fit. */
export const listQuestions = createAsyncThunk<Listed, { api: Api; filter: QuestionFilter }, Refused>(
  'questions/list',
  async ({ api, filter }, { rejectWithValue }) => {
    try {
      return { list: await calls.getQuestions(api, { limit: PAGE, ...given(filter) }), filter };
    } catch (error) {
      return rejectWithValue(logged(error));
    }
  },
);

/** Looks at the newest ones again, in silence: something has changed. */
export const refreshQuestions = createAsyncThunk<Listed, { api: Api }, WithState>(
  'questions/refresh',
  async ({ api }, { getState, rejectWithValue }) => {
    const { filter } = getState().questions;
    try {
      return { list: await calls.getQuestions(api, { limit: PAGE, ...given(filter) }), filter };
    } catch (error) {
      return rejectWithValue(logged(error));
    }
  },
);

/** Adds questions older than the last one of the list. */
export const olderQuestions = createAsyncThunk<Listed, { api: Api }, WithState>(
  'questions/older',
  async ({ api }, { getState, rejectWithValue }) => {
    const { filter, sendUs } = getState().questions;
    const before = sendUs.at(-1)?.number;
    try {
      const query = { limit: PAGE, ...(before !== undefined && { before }), ...given(filter) };
      return { list: await calls.getQuestions(api, query), filter };
    } catch (error) {
      return rejectWithValue(logged(error));
    }
  },
);

/** Changes a question; it stays in the list, also where it no longer fits the filter, so that it does not jump away. */
export const editQuestion = createAsyncThunk<
  Question,
  { api: Api; id: string; changes: EditQuestionFields; over: number },
  Refused
>('questions/edit', ({ api, id, changes, over }, { rejectWithValue }) =>
  calls.editQuestion(api, id, changes, over).catch((error) => rejectWithValue(logged(error))),
);

/** Removes; the question whose _id comes back is dropped. */
export const removeQuestion = createAsyncThunk<Question, { api: Api; id: string }, Refused>(
  'questions/remove',
  ({ api, id }, { rejectWithValue }) =>
    calls.removeQuestion(api, id).catch((error) => rejectWithValue(logged(error))),
);

const isList = isAnyOf(listQuestions.pending, olderQuestions.pending);
const isRefused = isAnyOf(listQuestions.rejected, olderQuestions.rejected);
const isSettled = isAnyOf(
  ...[listQuestions, olderQuestions].flatMap(({ fulfilled, rejected }) => [fulfilled, rejected]),
);

export const questionsSlice = createSlice({
  name: 'questions',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(listQuestions.pending, (state, { meta }) => {
        if (!sameFilter(state.filter, meta.arg.filter)) state.known = false;
        state.filter = meta.arg.filter;
      })
      .addCase(listQuestions.fulfilled, (state, { payload: { list, filter } }) => {
        // The answer to what was asked before something else was.
        if (!sameFilter(state.filter, filter)) return;
        state.sendUs = list.sendUs;
        state.known = true;
        state.complete = list.sendUs.length < PAGE;
        takeCounts(state, list);
      })
      .addCase(refreshQuestions.fulfilled, (state, { payload: { list, filter } }) => {
        if (!state.known || !sameFilter(state.filter, filter)) return;
        state.sendUs = merged(state.sendUs, list.sendUs);
        takeCounts(state, list);
      })
      .addCase(olderQuestions.fulfilled, (state, { payload: { list, filter } }) => {
        if (!sameFilter(state.filter, filter)) return;
        state.sendUs.push(...list.sendUs);
        state.complete = list.sendUs.length < PAGE;
        takeCounts(state, list);
      })
      .addCase(editQuestion.fulfilled, (state, { payload }) => {
        state.sendUs = state.sendUs.map((question) => (question._id === payload._id ? payload : question));
      })
      .addCase(removeQuestion.fulfilled, (state, { payload }) => {
        state.sendUs = state.sendUs.filter(({ _id }) => _id !== payload._id);
        state.popularSendUs = state.popularSendUs.filter(({ _id }) => _id !== payload._id);
      })
      .addMatcher(isList, (state) => {
        state.failure = null;
        state.loading = true;
      })
      .addMatcher(isRefused, (state, { payload }) => {
        state.failure = payload ?? failureOf(undefined);
      })
      .addMatcher(isSettled, (state) => {
        state.loading = false;
      }),
});

function takeCounts(state: QuestionsState, { popularSendUs, total, unanswered }: QuestionList) {
  Object.assign(state, { popularSendUs, total, unanswered });
}

/** The newest as they are now, and of the others those that are older than all of these. */
function merged(shown: Question[], newest: Question[]): Question[] {
  const oldest = newest.at(-1)?.number;
  if (newest.length < PAGE || oldest === undefined) return newest;
  return [...newest, ...shown.filter(({ number }) => number < oldest)];
}

function sameFilter(a: QuestionFilter, b: QuestionFilter): boolean {
  return a.search === b.search && a.status === b.status;
}

/** Without what is not asked for. */
function given({ search, status }: QuestionFilter) {
  return { ...(search && { search }), ...(status && { status }) };
}

/** The error of a call is logged, as for posts. */
function logged(error: unknown): Failure {
  console.error(error);
  return failureOf(error);
}
