export interface Answer<Data> {
  data: Data;
  meta: { pagination: { pageSize: number; total: number } };
  error: {
    status: number;
    name: string;
    message: string;
    details: { errors: { path: string[]; code: string }[] };
  };
}

/** The body of a response as the caller expects it to be; a test fails on what is not there. */
export async function readAnswer<Data = Record<string, unknown>>(response: Response): Promise<Answer<Data>> {
  return (await response.json()) as Answer<Data>;
}
