import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportFile } from '../../../core/api/exports.ts';
import type {
  OperatorAction,
  OperatorActionResponse,
  PeopleList,
  PeopleQuery,
  PersonResponse,
} from '../../../core/api/operator/people.ts';
import { operatorRequest } from '../../browser/operator-api.ts';

const PEOPLE_KEY = ['operator', 'people'] as const;
const LIST_KEY = [...PEOPLE_KEY, 'list'] as const;

export function peopleQuery(query: PeopleQuery) {
  return queryOptions({
    queryKey: [...LIST_KEY, query],
    queryFn: ({ signal }) => operatorRequest<PeopleList>('/people/search', { body: query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function personQuery(email: string) {
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'person', email],
    queryFn: ({ signal }) => operatorRequest<PersonResponse>('/people/look', { body: { email }, signal }),
    // What is kept about a person stays in the browser no longer than it is shown.
    gcTime: 0,
  });
}

/** Cancels, refunds, mails a link or deletes. */
export function usePersonAction() {
  const client = useQueryClient();
  const invalidate = () => client.invalidateQueries({ queryKey: PEOPLE_KEY });
  return useMutation({
    mutationFn: (action: OperatorAction) => operatorRequest<OperatorActionResponse>('/people/actions', { body: action }),
    // A deleted person is not looked up once more.
    onSuccess: (_answer, { kind }) => (kind === 'delete' ? client.invalidateQueries({ queryKey: LIST_KEY }) : invalidate()),
    // A refusal means that what is shown is out of date. Its reason is shown without waiting for anything newer.
    onError: () => void invalidate(),
  });
}

/** Everything that is kept about a person, as a file. */
export function usePersonExport(email: string) {
  return useMutation({ mutationFn: () => operatorRequest<ExportFile>('/people/export', { body: { email } }) });
}
