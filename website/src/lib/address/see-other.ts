import { NextResponse } from 'next/server';

/** 303: sends a browser on with GET. Pages of our own by path alone, as the host a website sees may differ. */
export function seeOther(address: string): NextResponse {
  return new NextResponse(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store' },
  });
}
