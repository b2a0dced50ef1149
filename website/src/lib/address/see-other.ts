import { NextResponse } from 'next/server';

/**
 * 303: sends a browser on with GET. Pages of our own by their path alone: the host the website is reached by is not always
 * the one it sees.
 */
export function seeOther(address: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store' },
  });
}
