import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportFile } from '../../../core/api/exports.ts';
import type { PeopleList, PeopleQuery } from '../../../core/api/operator/people.ts';
import type { OperatorAction, OperatorActionResponse, PersonResponse } from '../../../core/api/operator/person.ts';
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
    // Personal data is dropped from the cache when it is no longer shown.
    gcTime: 0,
  });
}

export function usePersonAction() {
  const client = useQueryClient();
  const invalidate = () => client.invalidateQueries({ queryKey: PEOPLE_KEY });
  return useMutation({
    mutationFn: (action: OperatorAction) => operatorRequest<OperatorActionResponse>('/people/actions', { body: action }),
    // A deleted person cannot be fetched again.
    onSuccess: (_answer, { kind }) => (kind === 'delete' ? client.invalidateQueries({ queryKey: LIST_KEY }) : invalidate()),
    // A refusal means that the page is out of date. The reason is shown without waiting for newer data.
    onError: () => void invalidate(),
  });
}

export function usePersonExport(email: string) {
  return useMutation({ mutationFn: () => operatorRequest<ExportFile>('/people/export', { body: { email } }) });
}
