/** A story of about six hundred words, as a customer would paste it. */
export const story = `Saltmarsh Bakery in Esbjerg has baked rye bread since 1931. For ninety-four years the ovens ran on gas, and for the last ten of them the gas bill was the largest number in our books after wages. In January 2026 we switched the gas off. Since then every loaf has been baked with heat that the wind over the harbour had already made and nobody wanted.

The idea came from a question at closing time. Our night baker, Ida Thorsen, watched the turbines across the fjord stand still on a windy night and asked why. The grid operator told her: there was more power than cables to carry it, so the turbines were told to stop. In 2024 that happened on 112 nights. Ida did the sum on the back of a flour bag. One of those nights would have baked every loaf we sell in a month.

So we built a stone that remembers. Under the bakery floor lie 38 tonnes of soapstone in an insulated steel box the size of two parked vans. When power is plentiful and cheap, we heat the stone to 420 degrees. When the wind drops, the stone gives its heat back to the ovens for up to 31 hours. There is no battery, no flame and no moving part but one fan. If the fan fails, it can be changed in eleven minutes with two spanners.

It took three winters to get it right. The first stone cracked. The second held its heat but made the crust pale, because the heat came from below only. The third stone has channels cut through it, drawn by Ida and cut by a gravestone mason in Ribe, and the crust is back to the colour our customers know. We asked 214 of them to taste both breads without telling them which was which. 101 preferred the old one, 113 the new one. We call that a draw, and we are proud of it.

The numbers are plain. Before the stone we burned 61,000 cubic metres of gas a year. Now we burn none. Our energy bill fell from 1.9 million kroner to 740,000 kroner, and a loaf of dark rye still costs 42 kroner. The stone cost 3.2 million kroner to build. The municipality paid a quarter of that, and in return everything we learned is free for other bakers to use, from the drawings of the channels to the mistakes of the first two winters.

On Saturday 6 March 2083 we open the bakery floor to everyone. From 9 in the morning until 3 in the afternoon you can stand on the glass over the stone, bake a roll in the heat of last night's wind, and take it home warm. Bakers who want the drawings can book an hour with Ida. Children who guess the temperature of the stone to within five degrees get a cinnamon twist. Entry is free, and so is the coffee.

We are looking for three bakeries, anywhere in northern Europe, to build the next stones with us. Each gets our drawings, a week of Ida's time and the loan of our moulds. What we ask in return is honesty: publish your numbers, also the bad ones. Bread is older than every power station. We think it can be baked without one.

Write to stone@saltmarsh.example by 30 April 2083, or come on 6 March and put your hand on the warm floor.`;
